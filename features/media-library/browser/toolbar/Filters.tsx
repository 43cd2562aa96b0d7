import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Filter } from '../../model/filters';
import type { FrameState } from '../../model/states';
import type { QueryControl } from '../use-query';
import type { BrowserContext } from '../types';
import { filterText, orders } from './texts';

interface FiltersProps {
	state: FrameState;
	context: BrowserContext;
	query: QueryControl;
}

/** Filters by type and date, and the order. */
export function Filters( { state, context, query }: FiltersProps ) {
	const { year, monthnum, orderby, order } = query.query;
	const current = `${ orderby } ${ order }`;
	const known = orders();
	return (
		<div className="pagewright-media-library__filters">
			{ query.filters.length > 0 && (
				<SelectControl
					label={ __( 'Filter by type', 'pagewright' ) }
					hideLabelFromVision
					value={ query.filter }
					options={ query.filters.map( ( { id } ) => ( {
						value: id,
						label: filterText( id, context, query.types ),
					} ) ) }
					onChange={ ( id ) => query.choose( id as Filter[ 'id' ] ) }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
			{ query.months.length > 0 && (
				<SelectControl
					label={ __( 'Filter by date', 'pagewright' ) }
					hideLabelFromVision
					value={ `${ year } ${ monthnum }` }
					options={ [
						{ value: '0 0', label: __( 'All dates', 'pagewright' ) },
						...query.months.map( ( { year: ofYear, month, text } ) => ( {
							value: `${ ofYear } ${ month }`,
							label: text,
						} ) ),
					] }
					onChange={ ( value ) => {
						const [ chosenYear = 0, month = 0 ] = value.split( ' ' ).map( Number );
						query.month( chosenYear, month );
					} }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
			{ ! state.isSortable && (
				<SelectControl
					label={ __( 'Sort by', 'pagewright' ) }
					hideLabelFromVision
					value={ current }
					options={
						known.some( ( { value } ) => value === current )
							? known
							: [
									{ value: current, label: __( 'Own order', 'pagewright' ) },
									...known,
								]
					}
					onChange={ ( value ) => {
						const [ by = '', direction = '' ] = value.split( ' ' );
						query.order( by, direction );
					} }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
		</div>
	);
}
