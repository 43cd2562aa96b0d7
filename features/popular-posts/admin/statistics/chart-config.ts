import type { ChartConfiguration } from 'chart.js';
import { __ } from '@wordpress/i18n';
import type { Curve } from '../../rest/views-statistics/client';
import { formatMoment, formatNumber, formatShort } from './format';

export interface Look {
	accent: string;
	/** Color of the previous range. */
	faint: string;
	text: string;
	grid: string;
	background: string;
	isRtl: boolean;
	/** Whether to turn animations off. */
	isStill: boolean;
}

/** Returns the colors of the screen; system colors in forced colors mode. */
export function lookOf( element: HTMLElement ): Look {
	const wants = ( query: string ) => window.matchMedia( query ).matches;
	const style = getComputedStyle( element );
	const shared = {
		isRtl: style.direction === 'rtl',
		isStill: wants( '(prefers-reduced-motion: reduce)' ),
	};
	return wants( '(forced-colors: active)' )
		? {
				...shared,
				accent: 'Highlight',
				faint: 'GrayText',
				text: 'CanvasText',
				grid: 'GrayText',
				background: 'Canvas',
			}
		: {
				...shared,
				accent: style.getPropertyValue( '--wp-admin-theme-color' ).trim() || '#2271b1',
				faint: '#8c8f94',
				text: '#50575e',
				grid: '#e8e8ea',
				background: '#ffffff',
			};
}

/**
 * Returns the configuration of Chart.js. Intervals are in the direction of the language: the latest
 * at the end of a line.
 */
export function chartConfig(
	curve: Curve,
	look: Look
): ChartConfiguration< 'line', number[], string > {
	const { points } = curve;
	const hasBefore = points.some( ( point ) => point.before !== null );
	return {
		type: 'line',
		data: {
			labels: points.map( ( point ) => point.at ),
			datasets: [
				viewsLine( curve, look ),
				...( hasBefore ? [ previousLine( curve, look ) ] : [] ),
			],
		},
		options: {
			responsive: true,
			maintainAspectRatio: false,
			animation: look.isStill ? false : { duration: 250 },
			interaction: { mode: 'index', intersect: false },
			// The last label exceeds the end of its axis.
			layout: { padding: { top: 8, left: look.isRtl ? 24 : 0 } },
			scales: scalesOf( curve, look ),
			plugins: {
				tooltip: tooltipOf( curve, look ),
			},
		},
	};
}

type Config = ChartConfiguration< 'line', number[], string >;
type Line = Config[ 'data' ][ 'datasets' ][ number ];
type Options = NonNullable< Config[ 'options' ] >;

function viewsLine( { points, isRunning }: Curve, look: Look ): Line {
	const isDotted = points.length < 2;
	return {
		label: __( 'Views', 'pagewright' ),
		data: points.map( ( point ) => point.views ),
		borderColor: look.accent,
		backgroundColor: tint( look.accent ),
		fill: true,
		borderWidth: 2,
		cubicInterpolationMode: 'monotone',
		// Dashes the line to an interval that is not over yet.
		segment: {
			borderDash: ( { p1DataIndex } ) =>
				isRunning && p1DataIndex === points.length - 1 ? [ 3, 3 ] : undefined,
		},
		pointRadius: isDotted ? 4 : 0,
		pointHoverRadius: 5,
		pointBackgroundColor: look.accent,
		pointHoverBackgroundColor: look.accent,
		pointHoverBorderColor: look.background,
		pointHoverBorderWidth: 2,
	};
}

function previousLine( { points }: Curve, look: Look ): Line {
	return {
		label: __( 'Previous period', 'pagewright' ),
		data: points.map( ( point ) => point.before ?? 0 ),
		borderColor: look.faint,
		borderDash: [ 5, 4 ],
		borderWidth: 1.5,
		cubicInterpolationMode: 'monotone',
		pointRadius: 0,
		pointHoverRadius: 3,
		pointHoverBackgroundColor: look.faint,
	};
}

function scalesOf( { points, unit }: Curve, look: Look ): NonNullable< Options[ 'scales' ] > {
	return {
		x: {
			reverse: look.isRtl,
			grid: { display: false },
			border: { color: look.grid },
			ticks: {
				color: look.text,
				maxRotation: 0,
				autoSkipPadding: 16,
				callback: ( _value, index ) =>
					formatMoment( points[ index ]?.at ?? '', unit, 'short' ),
			},
		},
		y: {
			position: look.isRtl ? 'right' : 'left',
			beginAtZero: true,
			suggestedMax: 4,
			grid: { color: look.grid },
			border: { display: false },
			ticks: {
				color: look.text,
				precision: 0,
				maxTicksLimit: 6,
				callback: ( value ) => formatShort( Number( value ) ),
			},
		},
	};
}

function tooltipOf(
	{ unit }: Curve,
	look: Look
): NonNullable< NonNullable< Options[ 'plugins' ] >[ 'tooltip' ] > {
	return {
		rtl: look.isRtl,
		textDirection: look.isRtl ? 'rtl' : 'ltr',
		backgroundColor: '#1e1e1e',
		padding: 10,
		boxPadding: 4,
		usePointStyle: true,
		callbacks: {
			title: ( items ) => formatMoment( items[ 0 ]?.label ?? '', unit, 'full' ),
			label: ( item ) => `${ item.dataset.label }: ${ formatNumber( Number( item.raw ) ) }`,
			labelPointStyle: () => ( { pointStyle: 'circle', rotation: 0 } ),
			labelColor: ( item ) => ( {
				borderColor: String( item.dataset.borderColor ),
				backgroundColor: String( item.dataset.borderColor ),
			} ),
		},
	};
}

/** Returns a pale version of a hex color; transparent for others. */
const tint = ( color: string ) =>
	/^#[0-9a-f]{6}$/i.test( color ) ? `${ color }1f` : 'transparent';
