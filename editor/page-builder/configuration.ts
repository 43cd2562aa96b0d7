import type { Json } from '../../schema/field-types';

export const LAYOUT_BLOCK = 'siteorigin-panels/layout-block';

/** Block that marks a post whose layout was converted. PostLayout.php has the same name. */
export const CONVERTED_BLOCK = 'pagewright/converted-layout';

export interface PageBuilderConfiguration {
	/** Layout of the edited post, if it has one. */
	layout?: Json;
	/** URLs of its background images by attachment ID. */
	pictures?: Record< string, string >;
}

/** Returns data about Page Builder in the editor page; undefined while that plugin is active. */
export const pageBuilder = () =>
	( globalThis as { pagewrightPageBuilder?: PageBuilderConfiguration } ).pagewrightPageBuilder;
