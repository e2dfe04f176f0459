/** The host's page. Every answer of the server is the whole page after the change. */

import { ask, post, ServerRefused } from "./api";
import type { DeleteMatch, EndMatch, HostPage, LiftBan, NewBan, SignIn } from "./protocol";
import { t, texts } from "./texts.svelte";
import { toasts } from "./toasts.svelte";

const HOST = "/api/host";
const LOOK = 10_000;
type State = "asking" | "off" | "out" | "in";

export class Hosting {
  page = $state.raw<HostPage | null>(null);
  state = $state<State>("asking");
  busy = $state(false);
  private timer: ReturnType<typeof setInterval>;

  constructor() {
    void this.look();
    this.timer = setInterval(() => this.state === "in" && !this.busy && void this.look(), LOOK);
  }

  close(): void {
    clearInterval(this.timer);
  }

  look = () => this.take(ask<HostPage>(HOST), false);
  signIn = (asked: SignIn) => this.take(post<HostPage>(`${HOST}/session`, asked));
  end = (asked: EndMatch) => this.take(post<HostPage>(`${HOST}/end`, asked));
  remove = (asked: DeleteMatch) => this.take(post<HostPage>(`${HOST}/delete`, asked));
  ban = (asked: NewBan) => this.take(post<HostPage>(`${HOST}/ban`, asked));
  unban = (asked: LiftBan) => this.take(post<HostPage>(`${HOST}/unban`, asked));

  async signOut(): Promise<void> {
    await post(`${HOST}/leave`, {});
    this.page = null;
    this.state = "out";
  }

  /** Show the answer or the error; return whether the request succeeded. */
  private async take(asked: Promise<HostPage>, aloud = true): Promise<boolean> {
    this.busy = true;
    try {
      this.page = await asked;
      this.state = "in";
      return true;
    } catch (error) {
      const words = error instanceof ServerRefused ? error.words : null;
      if (words?.id === "refused-not-found") this.state = "off";
      else if (words?.id === "refused-host-signed-out") this.state = "out";
      else aloud = true;
      if (aloud) toasts.show(words ? texts.speaker().say(words) : t("web-unreachable"));
      return false;
    } finally {
      this.busy = false;
    }
  }
}
