import { send, type Result } from '../send';

export interface LayoutPreview {
	html: string;
	/** Names of widgets that this site does not have. */
	missing: string[];
	/** Addresses of background pictures, by the number of their attachment. */
	pictures: Record< string, string >;
}

/** What visitors see of a layout block with these attributes. */
export const fetchLayoutPreview = (
	attributes: object,
	signal?: AbortSignal
): Promise< Result< LayoutPreview > > =>
	send( '/pagewright/v1/layouts/preview', attributes, signal );
