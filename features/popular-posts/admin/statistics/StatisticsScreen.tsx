import { Button, Notice, SelectControl, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, Icon } from '@wordpress/icons';
import { FailureNotice } from '../../../../editor/FailureNotice';
import { saveViews } from '../../rest/screen-views/client';
import type { Failure } from '../../../../rest/send';
import type { Entry } from '../../rest/views-statistics/client';
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
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					hideLabelFromVision
					label={ __( 'Post type', 'pagewright' ) }
					value={ question.type }
					options={ [
						{ value: '', label: __( 'All post types', 'pagewright' ) },
						...Object.entries( given.types ).map( ( [ value, label ] ) => ( {
							value,
							label,
						} ) ),
					] }
					onChange={ ( type ) => ask( { type, post: 0 } ) }
				/>
			</div>
			{ shown?.isCounting === false && ! isEmpty && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'Counting is off. New views are not counted.', 'pagewright' ) }{ ' ' }
					{ given.mayDecide && (
						<Button variant="link" onClick={ () => void startCounting() }>
							{ __( 'Start counting', 'pagewright' ) }
						</Button>
					) }
				</Notice>
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
				<div
					className={ `pagewright-statistics__body${
						status === 'loading' ? ' is-stale' : ''
					}` }
					aria-busy={ status === 'loading' }
				>
					<section
						className="pagewright-statistics__panel"
						aria-label={ __( 'Views over time', 'pagewright' ) }
					>
						<Figures curve={ shown.curve } />
						<ViewsChart curve={ shown.curve } />
					</section>
					{ shown.posts && (
						<PostsTable
							page={ shown.posts }
							question={ question }
							total={ shown.curve.total }
							onAsk={ ask }
						/>
					) }
					<Downloads question={ question } url={ given.csvUrl } />
				</div>
			) }
		</>
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
