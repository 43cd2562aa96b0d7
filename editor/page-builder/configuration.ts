import type { Json } from '../../schema/field-types';

export const LAYOUT_BLOCK = 'siteorigin-panels/layout-block';

/** Block that marks a post whose layout was converted. PostLayout.php has the same name. */
export const CONVERTED_BLOCK = 'pagewright/converted-layout';

export interface PageBuilderConfiguration {
	/** Layout of the post that is edited, where it has one. */
	layout?: Json;
	/** Addresses of its background pictures, by the number of their attachment. */
	pictures?: Record< string, string >;
}

/** Data about Page Builder that the editor page contains; undefined while that plugin is active. */
export const pageBuilder = () =>
	( globalThis as { pagewrightPageBuilder?: PageBuilderConfiguration } ).pagewrightPageBuilder;
