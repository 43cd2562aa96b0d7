export interface {{Studly}}Options {
	/** Class of the root while it is active. */
	activeClass: string;
}

export const DEFAULT_OPTIONS: {{Studly}}Options = { activeClass: 'is-active' };
