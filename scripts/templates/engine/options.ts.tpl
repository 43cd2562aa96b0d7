import { shape, text, type Values } from '../read';

/** What stands in `data-options`, which whoever may write a post may write: each value is of its type, others are dropped. */
const OPTIONS = {
	/** Class of the root while it is active. */
	activeClass: text( 'is-active', 50 ),
};
export type {{Studly}}Options = Values< typeof OPTIONS >;

export const readOptions = shape( OPTIONS );
