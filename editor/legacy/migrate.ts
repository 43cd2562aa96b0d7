import { blockNameOf, findDescriptor, type Descriptor } from '../descriptors';

/** Pause after a migration before another may start. */
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

/** What a migration does to the editor. */
export interface MigrationPort {
	/** Every legacy block of the page, nested ones and those in widget areas too. */
	legacyBlocks: () => LegacyInstance[];
	replace: ( clientId: string, name: string, attributes: LegacyAttributes ) => void;
	markNotFound: ( clientId: string ) => void;
}

let isRunning = false;

/**
 * Replaces each legacy block by the block of its widget, all attributes kept; one whose widget is not active is marked and stays.
 * Does nothing while another migration runs. A block that cannot be replaced is named in the console and left as it is.
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
		// eslint-disable-next-line no-console -- the trace of a block that could not be migrated.
		console.error( `Pagewright: the block of ${ widgetClass } could not be migrated.`, error );
	}
}
