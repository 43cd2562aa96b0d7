/**
 * Addresses in `window.pagewrightEditor` while SiteOrigin Widgets Bundle is active and uses the
 * usual ones.
 */
interface Addresses {
	widgetsNamespace?: string;
	ajaxPrefix?: string;
}

const given = (): Addresses =>
	( globalThis as { pagewrightEditor?: Addresses } ).pagewrightEditor ?? {};

/** Returns the namespace of the REST routes of widgets. */
export const widgetsNamespace = (): string => given().widgetsNamespace ?? 'sowb/v1';

/** Returns the `action` parameter for admin-ajax.php. */
export const ajaxAction = ( name: string ): string => ( given().ajaxPrefix ?? '' ) + name;
