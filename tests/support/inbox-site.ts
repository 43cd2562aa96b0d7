import { dropForms, plug } from './contact-form';
import { php, phpValue } from './site';

/** Saves the settings of contact forms. */
export const settings = ( values: Record< string, unknown > ) =>
	php( `Pagewright\\Forms\\Settings::of( ${ phpValue( values ) } )->save();` );
/** Turns storing of submissions on for a form. */
export const store = ( id: number ) =>
	php( `update_post_meta( ${ id }, '_pagewright_store', '1' );` );
/** Returns the number of stored submissions. */
export const rows = () =>
	php< number >(
		`return Pagewright\\Forms\\Inbox\\Entries::count( array( 'status' => 'any' ) );`
	);
export const empty = () =>
	php(
		`$all = Pagewright\\Forms\\Inbox\\Entries::page( array( 'status' => 'any' ), 1, 500 ); Pagewright\\Forms\\Inbox\\Entries::delete( array_map( static fn ( $one ) => $one->id, $all ) );`
	);
export const keptFiles = () =>
	php< string[] >(
		`$root = wp_upload_dir()['basedir'] . '/pagewright-entries'; return is_dir( $root ) ? array_values( array_diff( scandir( $root ), array( '.', '..', '.htaccess', 'index.php' ) ) ) : array();`
	);
/** Makes mails of the site succeed or fail. */
export const mail = ( arrives: boolean ) =>
	plug(
		'mail',
		`add_filter( 'pre_wp_mail', static function ( $done, $mail ) { ${ arrives ? `update_option( 'test_mail', $mail );` : '' } return ${ String( arrives ) }; }, 10, 2 );`
	);
/** Deletes forms, submissions and their settings. */
export const forget = async () => {
	await empty();
	await dropForms();
	await php(
		`delete_option( 'pagewright_forms' ); delete_option( 'pagewright_spam_counts' ); delete_option( 'test_mail' );`
	);
};
