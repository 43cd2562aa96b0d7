import type { Descriptor } from './descriptors';
import { WidgetEdit, type WidgetEditProps } from './WidgetEdit';

/** Returns the edit component of a widget's block. */
export function editOf( descriptor: Descriptor ) {
	return function Edit( props: Omit< WidgetEditProps, 'descriptor' > ) {
		return <WidgetEdit { ...props } descriptor={ descriptor } />;
	};
}
