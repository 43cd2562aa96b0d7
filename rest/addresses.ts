/** What `window.pagewrightEditor` says where SiteOrigin Widgets Bundle is active and answers at its own addresses. */
interface Addresses {
	widgetsNamespace?: string;
	ajaxPrefix?: string;
}

const given = (): Addresses =>
	( globalThis as { pagewrightEditor?: Addresses } ).pagewrightEditor ?? {};

/** Namespace of the REST routes of widgets. */
export const widgetsNamespace = (): string => given().widgetsNamespace ?? 'sowb/v1';

/** The `action` parameter of a call of admin-ajax.php. */
export const ajaxAction = ( name: string ): string => ( given().ajaxPrefix ?? '' ) + name;
