import { plug } from './contact-form';
import { php } from '../../../../tests/support/site';

/** Returns the notes of an add-on. */
export const notes = () => php< unknown[] >( `return get_option( 'test_notes', array() );` );
const NOTE = `$note = static function ( $what ) { update_option( 'test_notes', array_merge( (array) get_option( 'test_notes', array() ), array( $what ) ), false ); };`;
/** Installs an add-on with its code. */
export const addOn = ( code: string ) => plug( 'add-on', `${ NOTE } ${ code }` );
/** Returns the mails that the site would have sent. */
export const mails = () =>
	php< Record< string, unknown >[] >( `return get_option( 'test_mails', array() );` );
