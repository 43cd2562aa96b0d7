import { __, sprintf } from '@wordpress/i18n';
import type {
	PluginState,
	SwitchHistoryEntry,
	SwitchPlugin,
} from '../../rest/switch-status/client';

const locale = () => document.documentElement.lang || undefined;

export const stateText = ( state: PluginState ): string =>
	( {
		active: __( 'Active', 'pagewright' ),
		inactive: __( 'Inactive', 'pagewright' ),
		deleted: __( 'Not installed', 'pagewright' ),
		never: __( 'Not installed', 'pagewright' ),
	} )[ state ];

/** Returns what happened and when: `Deactivated on 11/25/2026, 1:05 PM by Ann`. */
export function historyText( { step, time, user }: SwitchHistoryEntry ): string {
	const what =
		{
			activated: __( 'Activated', 'pagewright' ),
			deactivated: __( 'Deactivated', 'pagewright' ),
			deleted: __( 'Deleted', 'pagewright' ),
			settings: __( 'Settings imported', 'pagewright' ),
			imported: __( 'Views imported', 'pagewright' ),
			compared: __( 'Pages compared', 'pagewright' ),
			emptied: __( 'Page cache cleared', 'pagewright' ),
		}[ step ] ?? step;
	const when = new Intl.DateTimeFormat( locale(), {
		dateStyle: 'medium',
		timeStyle: 'short',
	} ).format( new Date( time * 1000 ) );
	return user
		? /* translators: 1: what was done, 2: date and time, 3: name of a user. */
			sprintf( __( '%1$s on %2$s by %3$s', 'pagewright' ), what, when, user )
		: /* translators: 1: what was done, 2: date and time. */
			sprintf( __( '%1$s on %2$s', 'pagewright' ), what, when );
}

/** Returns the message after a step. */
export function doneText( step: string, { name }: SwitchPlugin ): string {
	const text =
		{
			/* translators: %s: name of a plugin. */
			deactivate: __( '%s deactivated.', 'pagewright' ),
			/* translators: %s: name of a plugin. */
			delete: __( '%s deleted.', 'pagewright' ),
			/* translators: %s: name of a plugin. */
			settings: __( 'Settings of %s imported.', 'pagewright' ),
			/* translators: %s: name of a plugin. */
			activate: __( '%s activated.', 'pagewright' ),
			'empty-cache': __( 'Page cache cleared.', 'pagewright' ),
		}[ step ] ?? '';

	return sprintf( text, name );
}

export const number = ( value: number ) => value.toLocaleString( locale() );

/** Returns how many lines are not listed. */
export const moreText = ( count: number ): string =>
	/* translators: %s: a number. */
	sprintf( __( 'and %s more', 'pagewright' ), number( count ) );
