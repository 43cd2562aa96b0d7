import { configuration } from '../../../editor/descriptors';

/** The part of the editor's configuration that the server adds. */
interface FormsConfiguration {
	/** Screen of contact forms; null when another plugin has their block. */
	contactForms?: { url: string; mayEdit: boolean } | null;
}

/** Returns where forms are made; null when another plugin has their block. */
export const contactForms = () => ( configuration() as FormsConfiguration ).contactForms ?? null;
