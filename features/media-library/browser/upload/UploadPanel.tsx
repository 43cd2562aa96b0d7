import { Spinner } from '@wordpress/components';
import { FailurePanel } from '../states/FailurePanel';
import { useCode } from '../use-code';
import type { UploadFormProps } from './UploadForm';

const loadForm = () => import( /* webpackChunkName: "media-upload-form" */ './UploadForm' );

/** The tab that uploads files. Its code loads when it appears. */
export function UploadPanel( props: UploadFormProps ) {
	const { code, hasFailed, load } = useCode( loadForm );
	if ( code ) {
		return <code.UploadForm { ...props } />;
	}
	return hasFailed ? (
		<FailurePanel failure={ { kind: 'network' } } loginUrl="" onRetry={ load } />
	) : (
		<Spinner />
	);
}
