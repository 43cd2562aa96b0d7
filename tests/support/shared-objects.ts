import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { features } from './units';

/** Words in content, routes and cases => the numbers or texts that replace `{word}`. */
export type Objects = Record< string, number | string >;

/** The exports of tests/shared.ts of a feature: the code of its part in tests of the whole plugin. */
interface SharedPart {
	/** Makes the objects that its content and its routes name. */
	make?: () => Promise< Objects >;
	/** Makes the objects of one contract; none if it needs none. */
	makeFor?: ( contract: object ) => Promise< Objects >;
	remove?: () => Promise< unknown >;
	/** Turns on what an administrator turns on, besides settings and `options` of shared.json. */
	turnOn?: () => Promise< unknown >;
	/** Brings back the state before an administrator decided. */
	turnOff?: () => Promise< unknown >;
	/** Stores its own data about posts. */
	addTo?: ( posts: number[] ) => Promise< unknown >;
	/** Returns the object that replaces the patterns in a route; undefined for routes of others. */
	objectOf?: ( route: string, objects: Objects ) => number | undefined;
	/** Fields that its pages send beside those of a case. */
	fields?: () => Record< string, string > | undefined;
	/** Sends requests of visitors that change something. */
	send?: ( objects: Objects ) => Promise< unknown >;
	/** Options that these may change. */
	mayChange?: RegExp;
	/** Returns what they left behind beside options. */
	left?: () => Promise< unknown[] >;
}

const parts: SharedPart[] = await Promise.all(
	features
		.map( ( feature ) => `${ feature }/tests/shared.ts` )
		.filter( ( file ) => existsSync( file ) )
		.map( ( file ) => import( /* @vite-ignore */ resolve( file ) ) )
);

async function together( lists: Array< Promise< Objects > | undefined > ): Promise< Objects > {
	return Object.assign( {}, ...( await Promise.all( lists ) ) );
}

export const makeObjects = () => together( parts.map( ( part ) => part.make?.() ) );
export const makeObjectsFor = ( contract: object ) =>
	together( parts.map( ( part ) => part.makeFor?.( contract ) ) );
export const removeObjects = () => Promise.all( parts.map( ( part ) => part.remove?.() ) );
export const objectOf = ( route: string, objects: Objects ) =>
	parts
		.map( ( part ) => part.objectOf?.( route, objects ) )
		.find( ( object ) => object !== undefined );
export const sharedFields = (): Record< string, string > =>
	Object.assign( {}, ...parts.map( ( part ) => part.fields?.() ) );
export const sendAll = ( objects: Objects ) =>
	Promise.all( parts.map( ( part ) => part.send?.( objects ) ) );
export const mayChange = ( option: string ) =>
	parts.some( ( part ) => part.mayChange?.test( option ) );
export const allLeft = async () =>
	( await Promise.all( parts.map( ( part ) => part.left?.() ?? [] ) ) ).flat();

export const turnOnAll = () => Promise.all( parts.map( ( part ) => part.turnOn?.() ) );
export const turnOffAll = () => Promise.all( parts.map( ( part ) => part.turnOff?.() ) );
export const addToPosts = ( posts: number[] ) =>
	Promise.all( parts.map( ( part ) => part.addTo?.( posts ) ) );

/** Returns a text with the objects in it: `{form}` becomes the number of `form`. */
export const withObjects = ( text: string, objects: Objects ) =>
	text.replace( /\{(\w+)\}/g, ( word, name: string ) => String( objects[ name ] ?? word ) );
