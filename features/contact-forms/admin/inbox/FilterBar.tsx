import { Button, SearchControl, SelectControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { SubmissionsPage } from '../../rest/submissions/client';
import { formatNumber } from './format';
import { countOf, filterOf, VIEWS, type Question, type ViewName } from './question';
import { viewLabel } from './texts';

const SEARCH_DEBOUNCE_MS = 300;

interface FilterBarProps {
	question: Question;
	shown: SubmissionsPage | null;
	csvUrl: string;
	onAsk: ( change: Partial< Question > ) => void;
}

/** Filters of the list, and an export of the result. */
export function FilterBar( { question, shown, csvUrl, onAsk }: FilterBarProps ) {
	const { unread, ...filter } = filterOf( question );
	return (
		<>
			<div className="pagewright-inbox__bar">
				<ViewButtons question={ question } shown={ shown } onAsk={ onAsk } />
				<Button
					variant="secondary"
					href={ addQueryArgs( csvUrl, { ...filter, unread: unread ? 1 : '' } ) }
				>
					{ __( 'Export as CSV', 'pagewright' ) }
				</Button>
			</div>
			<div className="pagewright-inbox__filters">
				<Search question={ question } onAsk={ onAsk } />
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					hideLabelFromVision
					label={ __( 'Form', 'pagewright' ) }
					value={ String( question.form ) }
					options={ [
						{ value: '0', label: __( 'All forms', 'pagewright' ) },
						...( shown?.forms ?? [] ).map( ( { id, title } ) => ( {
							value: String( id ),
							label: title,
						} ) ),
					] }
					onChange={ ( form ) => onAsk( { form: Number( form ) } ) }
				/>
				<Day
					label={ __( 'From', 'pagewright' ) }
					id="pagewright-inbox-from"
					value={ question.from }
					max={ question.until }
					onChange={ ( from ) => onAsk( { from } ) }
				/>
				<Day
					label={ __( 'Until', 'pagewright' ) }
					id="pagewright-inbox-until"
					value={ question.until }
					min={ question.from }
					onChange={ ( until ) => onAsk( { until } ) }
				/>
			</div>
		</>
	);
}

function ViewButtons( { question, shown, onAsk }: Omit< FilterBarProps, 'csvUrl' > ) {
	// As in WordPress's own lists, an empty trash has no link.
	const isOffered = ( view: ViewName ) =>
		view !== 'trash' || question.view === view || ( shown && countOf( shown, view ) > 0 );
	return (
		<div
			className="pagewright-inbox__views"
			role="group"
			aria-label={ __( 'Filter submissions', 'pagewright' ) }
		>
			{ VIEWS.filter( isOffered ).map( ( view ) => (
				<button
					key={ view }
					type="button"
					aria-pressed={ question.view === view }
					onClick={ () => onAsk( { view } ) }
				>
					{ viewLabel( view ) }
					{ shown && (
						<span className="pagewright-inbox__count">
							{ formatNumber( countOf( shown, view ) ) }
						</span>
					) }
				</button>
			) ) }
		</div>
	);
}

function Search( { question, onAsk }: Pick< FilterBarProps, 'question' | 'onAsk' > ) {
	const [ typed, setTyped ] = useState( question.search );
	useEffect( () => setTyped( question.search ), [ question.search ] );
	useEffect( () => {
		const search = typed.trim();
		if ( search === question.search ) {
			return;
		}
		const timer = setTimeout( () => onAsk( { search } ), SEARCH_DEBOUNCE_MS );
		return () => clearTimeout( timer );
	}, [ typed, question.search, onAsk ] );
	return (
		<SearchControl
			__nextHasNoMarginBottom
			label={ __( 'Search submissions', 'pagewright' ) }
			placeholder={ __( 'Search submissions', 'pagewright' ) }
			value={ typed }
			onChange={ setTyped }
		/>
	);
}

interface DayProps {
	label: string;
	id: string;
	value: string;
	min?: string;
	max?: string;
	onChange: ( day: string ) => void;
}

function Day( { label, id, value, min, max, onChange }: DayProps ) {
	return (
		<div className="pagewright-inbox__day">
			<label htmlFor={ id }>{ label }</label>
			<input
				id={ id }
				type="date"
				min={ min || undefined }
				max={ max || '9999-12-31' }
				value={ value }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</div>
	);
}
