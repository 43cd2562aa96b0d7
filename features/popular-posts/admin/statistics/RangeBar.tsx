import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Question, RangeName } from '../../rest/views-statistics/client';

interface RangeBarProps {
	question: Question;
	/** Day in the site's time zone: 2026-11-30. */
	today: string;
	onAsk: ( change: Partial< Question > ) => void;
}

const ranges = (): Array< { name: RangeName; label: string } > => [
	{ name: 'last24hours', label: __( '24 hours', 'pagewright' ) },
	{ name: 'last7days', label: __( '7 days', 'pagewright' ) },
	{ name: 'last30days', label: __( '30 days', 'pagewright' ) },
	{ name: 'last12months', label: __( '12 months', 'pagewright' ) },
	{ name: 'all', label: __( 'All time', 'pagewright' ) },
	{ name: 'custom', label: __( 'Custom', 'pagewright' ) },
];

/** Selects the range. */
export function RangeBar( { question, today, onAsk }: RangeBarProps ) {
	const [ isOpen, setIsOpen ] = useState( question.range === 'custom' );
	useEffect( () => setIsOpen( question.range === 'custom' ), [ question.range ] );
	return (
		<div className="pagewright-statistics__ranges">
			<div role="group" aria-label={ __( 'Time', 'pagewright' ) }>
				{ ranges().map( ( { name, label } ) => {
					const isChosen =
						name === 'custom' ? isOpen : ! isOpen && question.range === name;
					return (
						<button
							key={ name }
							type="button"
							aria-pressed={ isChosen }
							onClick={ () => {
								setIsOpen( name === 'custom' );
								if ( name !== 'custom' ) {
									onAsk( { range: name, from: '', to: '' } );
								}
							} }
						>
							{ label }
						</button>
					);
				} ) }
			</div>
			{ isOpen && <CustomRange question={ question } today={ today } onAsk={ onAsk } /> }
		</div>
	);
}

function CustomRange( { question, today, onAsk }: RangeBarProps ) {
	const [ from, setFrom ] = useState( question.from || monthBefore( today ) );
	const [ to, setTo ] = useState( question.to || today );
	return (
		<form
			className="pagewright-statistics__days"
			onSubmit={ ( event ) => {
				event.preventDefault();
				onAsk( { range: 'custom', from, to } );
			} }
		>
			<label htmlFor="pagewright-statistics-from">
				<span>{ __( 'From', 'pagewright' ) }</span>
				<input
					id="pagewright-statistics-from"
					type="date"
					required
					max={ to || today }
					value={ from }
					onChange={ ( event ) => setFrom( event.target.value ) }
				/>
			</label>
			<label htmlFor="pagewright-statistics-to">
				<span>{ __( 'To', 'pagewright' ) }</span>
				<input
					id="pagewright-statistics-to"
					type="date"
					required
					min={ from }
					max={ today }
					value={ to }
					onChange={ ( event ) => setTo( event.target.value ) }
				/>
			</label>
			<Button variant="secondary" type="submit">
				{ __( 'Show', 'pagewright' ) }
			</Button>
		</form>
	);
}

/** Returns the day 30 days before. */
const monthBefore = ( day: string ) =>
	new Date( Date.parse( day ) - 30 * 86_400_000 ).toISOString().slice( 0, 10 );
