import { send, type Result } from '../send';

export interface LayoutPreview {
	html: string;
	/** Names of missing widgets. */
	missing: string[];
	/** URLs of background images by attachment ID. */
	pictures: Record< string, string >;
}

/** Renders a layout block with these attributes. */
export const fetchLayoutPreview = (
	attributes: object,
	signal?: AbortSignal
): Promise< Result< LayoutPreview > > =>
	send( '/pagewright/v1/layouts/preview', attributes, signal );
