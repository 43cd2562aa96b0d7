import { send } from '../../../../rest/send';

export type FormChange = 'trash' | 'restore' | 'delete';

/** Moves a form to the trash, restores it, or deletes it permanently. */
export const changeForm = ( action: FormChange, id: number ) =>
	send< { id: number } >( '/pagewright/v1/forms/change', { action, id } );
