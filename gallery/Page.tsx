import { hrefOf, WIDTHS_PX, type Address } from './address';
import type { Unit } from './unit';

interface PageProps {
	address: Address;
	units: Unit[];
}

/** The list of all units, or one unit with its states. */
export function Page( { address, units }: PageProps ) {
	const unit = units.find( ( { id } ) => id === address.unit );
	return (
		<>
			<header className="gallery__bar">
				<a href={ hrefOf( { ...address, unit: '', state: '' } ) }>All units</a>
				<Choices address={ address } />
			</header>
			<main className="gallery__main" data-unit={ address.unit }>
				{ unit ? (
					<States unit={ unit } address={ address } />
				) : (
					<Index units={ units } address={ address } />
				) }
			</main>
		</>
	);
}

function Choices( { address }: { address: Address } ) {
	const choices = [
		...( [ 'ltr', 'rtl' ] as const ).map( ( dir ) => ( {
			text: dir.toUpperCase(),
			next: { ...address, dir },
			isOn: address.dir === dir,
		} ) ),
		...WIDTHS_PX.map( ( width ) => ( {
			text: `${ width } px`,
			next: { ...address, width },
			isOn: address.width === width,
		} ) ),
	];
	return (
		<nav aria-label="Direction and width">
			<ul className="gallery__choices">
				{ choices.map( ( { text, next, isOn } ) => (
					<li key={ text }>
						<a href={ hrefOf( next ) } aria-current={ isOn ? 'true' : undefined }>
							{ text }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}

function Index( { units, address }: PageProps ) {
	return (
		<>
			<h1>Gallery</h1>
			<ul className="gallery__index">
				{ units.map( ( { id, title, states } ) => (
					<li key={ id }>
						<a href={ hrefOf( { ...address, unit: id } ) }>{ title }</a> (
						{ states.length })
					</li>
				) ) }
			</ul>
		</>
	);
}

function States( { unit, address }: { unit: Unit; address: Address } ) {
	const shown = unit.states.filter( ( { id } ) => address.state === '' || id === address.state );
	return (
		<>
			<h1>{ unit.title }</h1>
			{ shown.map( ( { id, title, draw } ) => (
				<section key={ id } className="gallery__state" data-state={ id }>
					<h2>
						<a href={ hrefOf( { ...address, state: id } ) }>{ title }</a>
					</h2>
					<div
						className="gallery__frame"
						style={ { inlineSize: `${ address.width }px` } }
					>
						{ draw() }
					</div>
				</section>
			) ) }
		</>
	);
}
