import type { OldPlugin } from './old-plugins';
import { php, phpValue } from './site';
import { visitor } from './visitor';

/** Calls an endpoint of switching as an administrator. */
export async function callSwitch< T = any >( route: string, data: object = {} ) {
	const who = await visitor( 'administrator' );
	const response = await who.fetch( `/wp-json/sowb/v1/switch/${ route }`, {
		method: 'POST',
		headers: { ...who.nonce, 'Content-Type': 'application/json' },
		body: JSON.stringify( data ),
	} );
	return {
		status: response.status,
		body: ( await response.json().catch( () => null ) ) as T,
	};
}

/** Returns the status by plugin. */
export async function switchStatus(): Promise< Record< string, any > > {
	const { body } = await callSwitch( 'status' );
	return Object.fromEntries( body.plugins.map( ( one: any ) => [ one.id, one ] ) );
}

/** Runs a step that the administrator confirmed. */
export const switchStep = ( plugin: string, name: string ) =>
	callSwitch( 'step', { plugin, step: name, confirmed: true } );

/** Makes these, and Pagewright, the active plugins. */
export const setActive = ( ...plugins: OldPlugin[] ) =>
	php(
		`update_option( 'active_plugins', array( 'pagewright/plugin.php', ...${ phpValue( plugins ) } ) );`
	);

/** A row of the report of the dry run. */
export interface DryRunRow {
	kind: string;
	id: string;
	title: string;
	plugins: string[];
	parts: number;
	compared: number;
	result: string;
	differences: Array< { what: string; lost: string[]; added: string[] } >;
	problems: string[];
}

export const dryRun = < T = any >( body: object ) => callSwitch< T >( 'dry-run', body );

/** Continues to the end. */
export async function finishDryRun() {
	let body;
	do {
		body = ( await dryRun( { action: 'step' } ) ).body;
	} while ( body?.state === 'running' );
	return body;
}

export async function dryRunRows() {
	const all: DryRunRow[] = [];
	let from = 0;
	do {
		const { body } = await dryRun< { rows: DryRunRow[]; next: number } >( {
			action: 'rows',
			from,
		} );
		all.push( ...body.rows );
		from = body.next;
	} while ( from > 0 );
	return all;
}

export const dryRunRow = async ( id: number ) =>
	( await dryRunRows() ).find( ( one ) => one.id === String( id ) )!;
