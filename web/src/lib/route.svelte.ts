/** The current page. Addresses are plain paths, so that every page can be linked to. */

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", (event) => this.follow(event));
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    if (!this.hash) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** Handle a plain click on an internal link without reloading. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
