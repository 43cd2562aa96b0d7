import { send } from '../send';
import type { SwitchPlugin, SwitchStep } from '../switch-status/client';

/** Does a step that was confirmed, and returns the plugin as it stands then. */
export const takeStep = ( plugin: string, step: SwitchStep[ 'name' ] ) =>
	send< { plugin: SwitchPlugin } >( '/sowb/v1/switch/step', { plugin, step, confirmed: true } );

/** Activates a plugin by WordPress's own endpoint. @param file Without its ending. */
export const activateAgain = ( file: string ) =>
	send< unknown >( `/wp/v2/plugins/${ file }`, { status: 'active' } );
