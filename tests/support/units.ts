import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as paths from '../../tools/paths.mjs';

export interface WidgetFolder {
	name: string;
	/** Path of the folder, such as `blocks/button`. */
	path: string;
}

/** Our widgets, also those inside features. */
export const widgets: WidgetFolder[] = paths.widgets();

/** Returns the path of the folder of a widget. */
export const widgetPath = ( name: string ): string => paths.widgetPath( name );

/** Folders of our endpoints, also of those inside features. */
export const endpoints: string[] = paths.endpoints();

/** Folders of the features. */
export const features: string[] = paths.features();

interface FeatureSetting {
	default: boolean | number;
	minimum?: number;
	maximum?: number;
}

const settingsFiles: Array< { hooks_if?: string[]; settings: Record< string, FeatureSetting > } > =
	features
		.map( ( feature ) => `${ feature }/settings.json` )
		.filter( ( file ) => existsSync( file ) )
		.map( ( file ) => JSON.parse( readFileSync( file, 'utf8' ) ) );

/** Settings of all features by name. */
export const featureSettings: Record< string, FeatureSetting > = Object.assign(
	{},
	...settingsFiles.map( ( { settings } ) => settings )
);

/** Stored settings that turn on all features that are off by default. */
export const allFeaturesOn = Object.fromEntries(
	settingsFiles.flatMap( ( { hooks_if: names = [] } ) => names.map( ( name ) => [ name, true ] ) )
);

/** Names of the features that have a module for pages. */
export const featureModules = features
	.filter( ( feature ) => existsSync( `${ feature }/public/page.ts` ) )
	.map( ( feature ) => basename( feature ) );

/** Names of the other modules of features: the folders of `public` with an index.ts. */
export const moreModules = features
	.map( ( feature ) => `${ feature }/public` )
	.filter( ( folder ) => existsSync( folder ) )
	.flatMap( ( folder ) =>
		readdirSync( folder ).filter( ( name ) => existsSync( `${ folder }/${ name }/index.ts` ) )
	);

/** The content of tests/shared.json: the part of a feature in tests of the whole plugin. */
interface Shared {
	/** Content that runs its callbacks. */
	content?: string;
	/** Content with a field that visitors write into. */
	writable?: string;
	post_types?: string[];
	/** Options that turn something on, besides its settings. */
	options?: Record< string, unknown >;
	/** Selectors of its forms; `{site}` is the URL of the site. */
	forms?: string[];
	/** Screens that are not below admin.php: name of the page => URL in front of it. */
	screens?: Record< string, string >;
	/**
	 * Replaced plugins on the site of tests/support/old-site.ts: ID => name, state and next step, and what is found;
	 * a pattern of the notice about it while it is inactive; text in Site Health.
	 */
	switching?: Record<
		string,
		{
			name: string;
			state: [ string, string ];
			found: Record< string, string >;
			notice?: string;
			health?: string;
		}
	>;
	/** Blocks without space below them. */
	without_space?: string[];
	/** Fields with a file that needs no alternative text: widget and path of the field => why. */
	without_text?: Record< string, string >;
}

const parts: Shared[] = features
	.map( ( feature ) => `${ feature }/tests/shared.json` )
	.filter( ( file ) => existsSync( file ) )
	.map( ( file ) => JSON.parse( readFileSync( file, 'utf8' ) ) );

/** The parts of all features together. */
export const shared = {
	content: parts.map( ( { content = '' } ) => content ).join( '' ),
	writable: parts.map( ( { writable = '' } ) => writable ).filter( Boolean ),
	postTypes: parts.flatMap( ( one ) => one.post_types ?? [] ),
	options: Object.assign( {}, ...parts.map( ( { options } ) => options ) ) as Record<
		string,
		unknown
	>,
	forms: parts.flatMap( ( { forms = [] } ) => forms ),
	screens: Object.assign( {}, ...parts.map( ( { screens } ) => screens ) ) as Record<
		string,
		string
	>,
	switching: Object.assign( {}, ...parts.map( ( one ) => one.switching ) ) as NonNullable<
		Shared[ 'switching' ]
	>,
	withoutText: Object.assign( {}, ...parts.map( ( one ) => one.without_text ) ) as Record<
		string,
		string
	>,
	withoutSpace: parts.flatMap( ( one ) => one.without_space ?? [] ),
};

/** Returns whether a feature of this copy replaces a plugin: `contact-form-7`. */
export const isReplaced = ( plugin: string ): boolean => plugin in shared.switching;
