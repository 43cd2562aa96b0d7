import type { Json } from '../../schema/field-types';

export const LAYOUT_BLOCK = 'siteorigin-panels/layout-block';

/** Says in the content of a post that its layout was converted. The same name stands in PostLayout.php. */
export const CONVERTED_BLOCK = 'pagewright/converted-layout';

export interface PageBuilderConfiguration {
	/** Layout of the post that is edited, where it has one. */
	layout?: Json;
	/** Addresses of its background pictures, by the number of their attachment. */
	pictures?: Record< string, string >;
}

/** What the page says of Page Builder; undefined where that plugin is active. */
export const pageBuilder = () =>
	( globalThis as { pagewrightPageBuilder?: PageBuilderConfiguration } ).pagewrightPageBuilder;
