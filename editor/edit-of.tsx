import type { Descriptor } from './descriptors';
import { WidgetEdit, type WidgetEditProps } from './WidgetEdit';

/** The edit component of one widget's block. */
export function editOf( descriptor: Descriptor ) {
	return function Edit( props: Omit< WidgetEditProps, 'descriptor' > ) {
		return <WidgetEdit { ...props } descriptor={ descriptor } />;
	};
}
