import { Button, Notice, SelectControl, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, Icon } from '@wordpress/icons';
import { FailureNotice } from '../../../../editor/FailureNotice';
import { saveViews } from '../../rest/screen-views/client';
import type { Failure } from '../../../../rest/send';
import type { Entry, Question, Statistics } from '../../rest/views-statistics/client';
import { configuration } from './configuration';
import { Downloads } from './Downloads';
import { Figures } from './Figures';
import { NothingYet } from './NothingYet';
import { PostsTable } from './PostsTable';
import { RangeBar } from './RangeBar';
import { useStatistics } from './use-statistics';
import { ViewsChart } from './ViewsChart';

/** Page views over time, and the top posts. */
export function StatisticsScreen() {
	const [ given ] = useState( configuration );
	const { state, ask, again } = useStatistics();
	const { question, shown, status, failure } = state;
	const [ unsaved, setUnsaved ] = useState< Failure | null >( null );
	const startCounting = async () => {
		const result = await saveViews( { enabled: true } );
		setUnsaved( result.ok ? null : result.failure );
		if ( result.ok ) {
			again();
		}
	};
	const isEmpty = shown !== null && shown.curve.total === 0 && ! shown.curve.before;
	const isFresh = isEmpty && question.range === 'all' && ! question.type && ! question.post;
	return (
		<>
			<div className="pagewright-statistics__bar">
				<RangeBar question={ question } today={ given.today } onAsk={ ask } />
				<TypeFilter types={ given.types } type={ question.type } onAsk={ ask } />
			</div>
			{ shown?.isCounting === false && ! isEmpty && (
				<CountingOff onStart={ given.mayDecide ? () => void startCounting() : undefined } />
			) }
			{ unsaved && (
				<FailureNotice failure={ unsaved } onRetry={ () => void startCounting() } />
			) }
			{ status === 'failed' && failure && (
				<FailureNotice failure={ failure } onRetry={ again } />
			) }
			{ shown?.post && <OnePost post={ shown.post } onBack={ () => ask( { post: 0 } ) } /> }
			{ ! shown && status === 'loading' && (
				<p className="pagewright-statistics__panel is-loading" role="status">
					<Spinner />
					<span>{ __( 'Loading…', 'pagewright' ) }</span>
				</p>
			) }
			{ shown && isEmpty && (
				<NothingYet
					isCounting={ shown.isCounting }
					mayDecide={ given.mayDecide }
					hasOtherRange={ ! isFresh }
					settingsUrl={ given.settingsUrl }
					onStart={ () => void startCounting() }
					onAll={ () => ask( { range: 'all', type: '' } ) }
				/>
			) }
			{ shown && ! isEmpty && (
				<Report
					statistics={ shown }
					question={ question }
					isStale={ status === 'loading' }
					csvUrl={ given.csvUrl }
					onAsk={ ask }
				/>
			) }
		</>
	);
}

interface TypeFilterProps {
	/** Counted post types: key => plural name. */
	types: Record< string, string >;
	type: string;
	onAsk: ( change: Partial< Question > ) => void;
}

function TypeFilter( { types, type, onAsk }: TypeFilterProps ) {
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			hideLabelFromVision
			label={ __( 'Post type', 'pagewright' ) }
			value={ type }
			options={ [
				{ value: '', label: __( 'All post types', 'pagewright' ) },
				...Object.entries( types ).map( ( [ value, label ] ) => ( {
					value,
					label,
				} ) ),
			] }
			onChange={ ( next ) => onAsk( { type: next, post: 0 } ) }
		/>
	);
}

/** Says that counting is off, with a button for users who may turn it on. */
function CountingOff( { onStart }: { onStart: ( () => void ) | undefined } ) {
	return (
		<Notice status="warning" isDismissible={ false }>
			{ __( 'Counting is off. New views are not counted.', 'pagewright' ) }{ ' ' }
			{ onStart && (
				<Button variant="link" onClick={ onStart }>
					{ __( 'Start counting', 'pagewright' ) }
				</Button>
			) }
		</Notice>
	);
}

interface ReportProps {
	statistics: Statistics;
	question: Question;
	/** Whether the response to `question` is still loading. */
	isStale: boolean;
	csvUrl: string;
	onAsk: ( change: Partial< Question > ) => void;
}

function Report( { statistics, question, isStale, csvUrl, onAsk }: ReportProps ) {
	return (
		<div
			className={ `pagewright-statistics__body${ isStale ? ' is-stale' : '' }` }
			aria-busy={ isStale }
		>
			<section
				className="pagewright-statistics__panel"
				aria-label={ __( 'Views over time', 'pagewright' ) }
			>
				<Figures curve={ statistics.curve } />
				<ViewsChart curve={ statistics.curve } />
			</section>
			{ statistics.posts && (
				<PostsTable
					page={ statistics.posts }
					question={ question }
					total={ statistics.curve.total }
					onAsk={ onAsk }
				/>
			) }
			<Downloads question={ question } url={ csvUrl } />
		</div>
	);
}

interface OnePostProps {
	post: Entry;
	onBack: () => void;
}

function OnePost( { post, onBack }: OnePostProps ) {
	return (
		<div className="pagewright-statistics__post">
			<Button
				variant="tertiary"
				icon={ <Icon icon={ isRTL() ? chevronRight : chevronLeft } /> }
				onClick={ onBack }
			>
				{ __( 'All posts', 'pagewright' ) }
			</Button>
			<h2>{ post.title }</h2>
			<p>
				{ [ post.type, post.author ].filter( Boolean ).join( ' · ' ) }
				{ post.view && <a href={ post.view }>{ __( 'View', 'pagewright' ) }</a> }
				{ post.edit && <a href={ post.edit }>{ __( 'Edit', 'pagewright' ) }</a> }
			</p>
		</div>
	);
}
