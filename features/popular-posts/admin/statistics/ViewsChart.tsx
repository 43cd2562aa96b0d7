import {
	CategoryScale,
	Chart,
	Filler,
	LinearScale,
	LineController,
	LineElement,
	PointElement,
	Tooltip,
} from 'chart.js';
import { useEffect, useRef, useState, type RefObject } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { Curve } from '../../rest/views-statistics/client';
import { chartConfig, lookOf } from './chart-config';
import { formatMoment, formatNumber } from './format';
import { NumbersTable } from './NumbersTable';

Chart.register(
	CategoryScale,
	Filler,
	LinearScale,
	LineController,
	LineElement,
	PointElement,
	Tooltip
);

/** The chart. Arrow keys move between intervals; a table contains the same values. */
export function ViewsChart( { curve }: { curve: Curve } ) {
	const canvas = useRef< HTMLCanvasElement >( null );
	const { chosen, show } = useChart( canvas, curve );
	const last = curve.points.length - 1;
	const onKeyDown = ( event: KeyboardEvent ) => {
		const next = nextIndex( event, chosen, last );
		if ( next !== undefined ) {
			event.preventDefault();
			show( next );
		}
	};
	return (
		<>
			<ul className="pagewright-statistics__legend" aria-hidden="true">
				<li className="is-now">{ __( 'Views', 'pagewright' ) }</li>
				{ curve.before !== null && (
					<li className="is-before">{ __( 'Previous period', 'pagewright' ) }</li>
				) }
			</ul>
			<div
				className="pagewright-statistics__chart"
				role="slider"
				tabIndex={ 0 }
				aria-label={ __(
					'Views over time. Use the arrow keys to read the values.',
					'pagewright'
				) }
				aria-readonly="true"
				aria-valuemin={ 0 }
				aria-valuemax={ last }
				aria-valuenow={ chosen ?? last }
				aria-valuetext={ pieceText( curve, chosen ?? last ) }
				onKeyDown={ onKeyDown }
				onBlur={ () => chosen !== null && show( null ) }
			>
				<canvas ref={ canvas } />
			</div>
			<NumbersTable curve={ curve } />
		</>
	);
}

/** Draws the chart, and shows the values of one interval. */
function useChart( canvas: RefObject< HTMLCanvasElement >, curve: Curve ) {
	const chart = useRef< Chart< 'line', number[], string > | null >( null );
	const [ chosen, setChosen ] = useState< number | null >( null );

	useEffect( () => {
		if ( ! canvas.current ) {
			return;
		}
		setChosen( null );
		const made = new Chart( canvas.current, chartConfig( curve, lookOf( canvas.current ) ) );
		chart.current = made;
		return () => made.destroy();
	}, [ canvas, curve ] );

	const show = ( index: number | null ) => {
		setChosen( index );
		const made = chart.current;
		if ( made ) {
			const active =
				index === null
					? []
					: made.data.datasets.map( ( _set, datasetIndex ) => ( {
							datasetIndex,
							index,
						} ) );
			made.setActiveElements( active );
			made.tooltip?.setActiveElements( active, { x: 0, y: 0 } );
			made.update( 'none' );
		}
	};
	return { chosen, show };
}

/** Returns the interval that a key moves to; undefined for other keys, null to leave. */
function nextIndex(
	{ key, currentTarget }: KeyboardEvent,
	chosen: number | null,
	last: number
): number | null | undefined {
	const isRtl = getComputedStyle( currentTarget ).direction === 'rtl';
	const [ before, after ] = isRtl ? [ 'ArrowRight', 'ArrowLeft' ] : [ 'ArrowLeft', 'ArrowRight' ];
	switch ( key ) {
		case before:
		case 'ArrowDown':
			return Math.max( 0, ( chosen ?? last + 1 ) - 1 );
		case after:
		case 'ArrowUp':
			return Math.min( last, ( chosen ?? last - 1 ) + 1 );
		case 'Home':
			return 0;
		case 'End':
			return last;
		case 'Escape':
			return chosen === null ? undefined : null;
	}
}

function pieceText( { points, unit }: Curve, index: number ): string {
	const point = points[ index ];
	if ( ! point ) {
		return '';
	}
	const moment = formatMoment( point.at, unit, 'full' );
	return point.before === null
		? sprintf(
				/* translators: 1: a day or an hour; 2: a number. */
				__( '%1$s: %2$s views', 'pagewright' ),
				moment,
				formatNumber( point.views )
			)
		: sprintf(
				/* translators: 1: a day or an hour; 2: a number; 3: a number. */
				__( '%1$s: %2$s views, previous period: %3$s', 'pagewright' ),
				moment,
				formatNumber( point.views ),
				formatNumber( point.before )
			);
}
