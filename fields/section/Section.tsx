import type { SectionSchema } from '../../schema/field-types';
import type { GroupProps } from '../form/group';
import { ObjectGroup } from '../form/ObjectGroup';

/** Renders a titled part of the form. Its fields see the same conditions as those around it. */
export function Section( props: GroupProps< SectionSchema > ) {
	return <ObjectGroup { ...props } />;
}
