import { blockNameOf, findDescriptor, type Descriptor } from '../descriptors';

/** Delay after a migration before another one may start. */
const LOCK_RELEASE_MS = 100;

export interface LegacyAttributes {
	widgetClass?: string;
	widgetNotFound?: boolean;
	[ key: string ]: unknown;
}

export interface LegacyInstance {
	clientId: string;
	name: string;
	attributes: LegacyAttributes;
}

/** The parts of the editor that a migration uses. */
export interface MigrationPort {
	/** Returns every legacy block of the page, including nested ones and those in widget areas. */
	legacyBlocks: () => LegacyInstance[];
	replace: ( clientId: string, name: string, attributes: LegacyAttributes ) => void;
	markNotFound: ( clientId: string ) => void;
}

let isRunning = false;

/**
 * Replaces each legacy block with the block of its widget and keeps all attributes; marks and keeps
 * blocks whose widget is not active. Does nothing while another migration runs. Logs blocks that
 * cannot be replaced, and keeps them.
 */
export function migrate( port: MigrationPort, widgets: Descriptor[] ): void {
	if ( isRunning ) {
		return;
	}
	isRunning = true;
	try {
		port.legacyBlocks().forEach( ( block ) => migrateOne( port, widgets, block ) );
	} finally {
		setTimeout( () => ( isRunning = false ), LOCK_RELEASE_MS );
	}
}

function migrateOne(
	port: MigrationPort,
	widgets: Descriptor[],
	{ clientId, attributes }: LegacyInstance
): void {
	const widgetClass = attributes.widgetClass ?? '';
	try {
		const descriptor = findDescriptor( widgets, widgetClass );
		if ( descriptor ) {
			const { widgetNotFound: _, ...kept } = attributes;
			port.replace( clientId, descriptor.blockName ?? blockNameOf( widgetClass ), kept );
		} else if ( ! attributes.widgetNotFound ) {
			port.markNotFound( clientId );
		}
	} catch ( error ) {
		// eslint-disable-next-line no-console -- the only trace of a block that was not migrated.
		console.error( `Pagewright: the block of ${ widgetClass } could not be migrated.`, error );
	}
}
