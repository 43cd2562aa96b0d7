import { send } from '../send';

export interface KeyFact {
	isSet: boolean;
	/** The last four characters; '' for a short key. */
	end: string;
	/** Whether code sets the key. */
	isFixed: boolean;
}

export interface StockSource {
	key: string;
	label: string;
	/** False when its key is missing. */
	isReady: boolean;
	isOffered: boolean;
}

export interface KeysState {
	keys: Record< string, KeyFact >;
	sources: StockSource[];
}

/** Stores keys by service, '' deletes one, and the selected sources. */
export const saveKeys = ( keys: Record< string, string >, offered: string[] ) =>
	send< KeysState >( '/sowb/v1/screen/keys', { keys, offered } );
