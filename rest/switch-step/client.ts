import { send } from '../send';
import type { SwitchPlugin, SwitchStep } from '../switch-status/client';

/** Runs a confirmed step, and returns the plugin in its new state. */
export const takeStep = ( plugin: string, step: SwitchStep[ 'name' ] ) =>
	send< { plugin: SwitchPlugin } >( '/sowb/v1/switch/step', { plugin, step, confirmed: true } );

/** Activates a plugin with WordPress's own endpoint. @param file Without its ending. */
export const activateAgain = ( file: string ) =>
	send< unknown >( `/wp/v2/plugins/${ file }`, { status: 'active' } );
