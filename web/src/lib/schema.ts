/** The JSON Schema of a card language: what may stand at a place, as variants, fresh values and suggestions. */

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  description?: string;
  title?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minimum?: number;
  maximum?: number;
  not?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
}

export type Path = readonly (string | number)[];
export type Data = Record<string, unknown>;

/** A word that may stand at a place, and what it means. */
export interface Suggestion {
  label: string;
  about: string;
  key: boolean; // whether it is a field, else a value
}

/** One of several things that may stand at a place. */
export interface Variant {
  label: string;
  about: string;
  schema: Schema;
}

const DEEPEST = 6; // of fresh values: some schemas hold themselves

export const isData = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export class Language {
  readonly card: Schema;

  constructor(readonly root: Schema) {
    this.card = root.items ?? {};
  }

  /** Return a schema without a reference. */
  resolve(schema: Schema): Schema {
    if (!schema.$ref) return schema;
    return this.resolve(this.root.$defs?.[schema.$ref.split("/").at(-1)!] ?? {});
  }

  /** Return the alternatives of a schema; one that has none is its own. */
  variants(given: Schema): Variant[] {
    const schema = this.resolve(given);
    if (schema.enum) return schema.enum.map((value) => valueVariant(value, schema.description));
    if ("const" in schema) return [valueVariant(schema.const, schema.description)];
    const choices = schema.anyOf ?? schema.oneOf ?? [];
    if (choices.length && !schema.properties) return choices.flatMap((one) => this.variants(one));
    const keys = this.exclusive(schema);
    if (!keys.length) return [{ label: this.labelOf(schema), about: schema.description ?? "", schema }];
    return keys.map((key) => ({
      label: key,
      about: this.resolve(schema.properties![key]!).description ?? "",
      schema: { ...schema, oneOf: [], anyOf: [], required: [...(schema.required ?? []), key] },
    }));
  }

  /** The fields of a mapping of which exactly one must be there. */
  private exclusive(schema: Schema): string[] {
    return (schema.properties && (schema.oneOf ?? []).flatMap((one) => one.required ?? [])) || [];
  }

  private labelOf(schema: Schema): string {
    const fixed = Object.values(schema.properties ?? {}).find((one) => "const" in one && one.const !== true);
    if (fixed) return String(fixed.const);
    if (schema.type === "integer") return `${schema.minimum ?? 0}–${schema.maximum ?? ""}`;
    return (schema.required ?? Object.keys(schema.properties ?? {})).join(", ") || String(schema.type ?? "");
  }

  /** Whether a value looks like a schema: its type, fixed values and fields; inner values may be faulty. */
  fits(given: Schema, value: unknown): boolean {
    const schema = this.resolve(given);
    if ("const" in schema) return schema.const === value;
    if (schema.enum) return schema.enum.includes(value);
    if (schema.properties) {
      if (!isData(value)) return false;
      const fields = Object.entries(schema.properties);
      const fixed = fields.filter(([name, one]) => "const" in one && name in value);
      return (
        Object.keys(value).every((name) => name in schema.properties!) &&
        (schema.required ?? []).every((name) => name in value) &&
        fixed.every(([name, one]) => value[name] === one.const)
      );
    }
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices?.length) return choices.some((one) => this.fits(one, value));
    if (schema.type === "array") return Array.isArray(value);
    if (schema.type === "integer") return Number.isInteger(value);
    if (schema.type === "boolean") return typeof value === "boolean";
    if (schema.type === "object") return isData(value);
    return typeof value === "string";
  }

  /** Return the place among the variants of what stands there; the nearest if none fits whole. */
  chosen(variants: readonly Variant[], value: unknown): number {
    const whole = variants.findIndex(({ schema }) => this.fits(schema, value));
    if (whole >= 0) return whole;
    const near = variants.findIndex(
      ({ label }) => isData(value) && (label in value || Object.values(value).includes(label)),
    );
    return Math.max(0, near);
  }

  /** Return the least value of a schema. */
  fresh(given: Schema, depth = 0): unknown {
    const schema = this.resolve(given);
    if ("const" in schema) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (schema.properties) {
      const [first] = this.exclusive(schema);
      const named = [...(schema.required ?? []), ...(first ? [first] : [])];
      return Object.fromEntries(
        named.map((name) => [name, this.fresh(schema.properties![name] ?? {}, depth + 1)]),
      );
    }
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices?.length) return this.fresh(choices[0]!, depth + 1);
    if (schema.type === "array") {
      const least = depth < DEEPEST ? (schema.minItems ?? 0) : 0;
      return Array.from({ length: least }, () => this.fresh(schema.items ?? {}, depth + 1));
    }
    if (schema.type === "integer") {
      const least = schema.minimum ?? 0;
      return least <= 0 && schema.not ? 1 : least;
    }
    if (schema.type === "boolean") return true;
    return schema.type === "object" ? {} : "";
  }

  /** Return the schema at a place of a card, following what stands on the way. */
  at(path: Path, data: unknown): Schema {
    let schema = this.narrowed(this.card, data);
    let value = data;
    for (const step of path) {
      value = isData(value) ? value[String(step)] : Array.isArray(value) ? value[Number(step)] : undefined;
      const next = typeof step === "number" ? schema.items : schema.properties?.[step];
      if (!next) return {};
      schema = this.narrowed(next, value);
    }
    return schema;
  }

  /** Return the variant of a schema that a value is meant to be, if there are several. */
  narrowed(given: Schema, value: unknown): Schema {
    const schema = this.resolve(given);
    const choices = schema.properties ? [] : (schema.anyOf ?? schema.oneOf ?? []);
    if (!choices.length) return schema;
    const flat = choices.map((one) => this.narrowed(one, value));
    const fixed = flat.find(
      ({ properties }) =>
        isData(value) &&
        Object.entries(properties ?? {}).some(
          ([name, one]) => "const" in one && one.const !== true && value[name] === one.const,
        ),
    );
    return (
      fixed ??
      flat.find((one) => this.fits(one, value)) ??
      (isData(value) ? flat.find(({ properties }) => properties) : undefined) ??
      schema
    );
  }

  /** Return the words that may stand at a place. */
  suggestions(given: Schema): Suggestion[] {
    const schema = this.resolve(given);
    const found: Suggestion[] = [];
    if ("const" in schema)
      found.push({ label: String(schema.const), about: schema.description ?? "", key: false });
    for (const value of schema.enum ?? []) found.push({ label: String(value), about: "", key: false });
    for (const [name, one] of Object.entries(schema.properties ?? {}))
      found.push({ label: name, about: this.resolve(one).description ?? "", key: true });
    for (const one of schema.properties ? [] : (schema.anyOf ?? schema.oneOf ?? []))
      found.push(...this.suggestions(one));
    if (schema.type === "boolean") found.push({ label: "true", about: "", key: false });
    return found.filter(({ label }, place) => found.findIndex((one) => one.label === label) === place);
  }
}

function valueVariant(value: unknown, about = ""): Variant {
  return { label: String(value), about, schema: { const: value } };
}
