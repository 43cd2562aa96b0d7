import { send } from '../send';

export interface KeyFact {
	isSet: boolean;
	/** The last four characters; '' for a short key. */
	end: string;
	/** Code of the site sets it. */
	isFixed: boolean;
}

export interface StockSource {
	key: string;
	label: string;
	/** False where its key is missing. */
	isReady: boolean;
	isOffered: boolean;
}

export interface KeysState {
	keys: Record< string, KeyFact >;
	sources: StockSource[];
}

/** Stores keys by service, '' takes one away, and the sources to offer. */
export const saveKeys = ( keys: Record< string, string >, offered: string[] ) =>
	send< KeysState >( '/sowb/v1/screen/keys', { keys, offered } );
