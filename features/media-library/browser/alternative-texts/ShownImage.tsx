import { Spinner } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Attachment } from '../../port';
import { Preview } from '../attachment/Preview';
import { Uses } from '../details/Uses';
import { titleOf } from '../file-texts';
import { FailurePanel } from '../states/FailurePanel';
import { useAttachment } from '../store/use-store';
import type { BrowserContext } from '../types';
import { TextForm } from './TextForm';
import type { ShownImageProps } from './types';

/** An image with what is known about it, and the field for its text. */
export function ShownImage( props: ShownImageProps ) {
	const { store, context, entry, onGone } = props;
	const { row } = entry;
	const loaded = useAttachment( store, row.id );
	const isGone = loaded.status === 'failed' && loaded.failure.kind === 'missing';
	useEffect( () => {
		if ( isGone ) {
			onGone();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each image.
	}, [ isGone, row.id ] );
	const attachment = loaded.status === 'ready' ? loaded.attachment : null;
	return (
		<div className="pagewright-alternative-texts__image">
			<div className="pagewright-alternative-texts__stage">
				{ attachment && <Preview attachment={ attachment } /> }
				{ loaded.status === 'loading' && <Spinner /> }
			</div>
			<div className="pagewright-alternative-texts__side">
				{ loaded.status === 'failed' && ! isGone && (
					<FailurePanel
						failure={ loaded.failure }
						loginUrl={ context.loginUrl }
						onRetry={ () => void store.load( row.id ) }
					/>
				) }
				<TextForm { ...props } attachment={ attachment } />
				<Facts attachment={ attachment ?? { ...row, caption: '' } } context={ context } />
				{ attachment && <Uses key={ row.id } { ...{ store, attachment, context } } /> }
			</div>
		</div>
	);
}

interface FactsProps {
	attachment: Pick< Attachment, 'title' | 'filename' | 'caption' | 'uploadedTo' >;
	context: BrowserContext;
}

/** Names and texts that say what the image shows. */
function Facts( { attachment, context }: FactsProps ) {
	const { filename, caption, uploadedTo } = attachment;
	const facts = [
		[ __( 'File name', 'pagewright' ), filename ],
		[ __( 'Title', 'pagewright' ), titleOf( attachment ) ],
		[ __( 'Caption', 'pagewright' ), caption ],
		[
			__( 'Uploaded to', 'pagewright' ),
			uploadedTo ? ( context.postTitleOf?.( uploadedTo ) ?? '' ) : '',
		],
	].filter( ( [ , value ] ) => value );
	return (
		<dl className="pagewright-alternative-texts__facts">
			{ facts.map( ( [ name, value ] ) => (
				<div key={ name }>
					<dt>{ name }</dt>
					<dd>
						<bdi>{ value }</bdi>
					</dd>
				</div>
			) ) }
		</dl>
	);
}
