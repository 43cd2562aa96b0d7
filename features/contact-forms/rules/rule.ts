import type { Input } from '../input';

/** A rule of the schema as JSON. */
export interface Rule {
	rule: string;
	field: string;
	/** Message for the visitor; a rule without one marks no field. */
	error?: string;
	threshold?: unknown;
	accept?: unknown;
	base?: unknown;
	interval?: unknown;
	/** Inner rules of `all` and `any`. */
	rules?: Rule[];
	/** URL protocols of the site for `url`, if they differ from the defaults. */
	schemes?: unknown;
	/** Extensions of the types in `accept`, for `file`. */
	extensions?: unknown;
}

/** Returns whether the input passes a rule. `keeps` checks another rule, for groups. */
export type Accepts = (
	rule: Rule,
	input: Input,
	keeps: ( rule: Rule, input: Input ) => boolean
) => boolean;
