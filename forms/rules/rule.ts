import type { Input } from '../input';

/** A rule of the schema as JSON. */
export interface Rule {
	rule: string;
	field: string;
	/** What the visitor reads; a rule without it marks no field. */
	error?: string;
	threshold?: unknown;
	accept?: unknown;
	base?: unknown;
	interval?: unknown;
	/** Of `all` and `any`. */
	rules?: Rule[];
	/** Of `url`: the schemes that the site allows, where they are not the usual ones. */
	schemes?: unknown;
	/** Of `file`: those of the types in `accept`. */
	extensions?: unknown;
}

/** Whether the input keeps a rule. `keeps` asks that of another, for groups. */
export type Accepts = (
	rule: Rule,
	input: Input,
	keeps: ( rule: Rule, input: Input ) => boolean
) => boolean;
