import { send } from '../send';

export interface {{Studly}} {
	name: string;
}

/** The answer, or what went wrong. */
export const ask{{Studly}} = () => send< {{Studly}} >( '/sowb/v1/widgets/{{name}}', {} );
