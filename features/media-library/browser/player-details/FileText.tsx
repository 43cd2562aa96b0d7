import { nameOf } from './texts';

interface Props {
	url: string;
	/** Why the file cannot be shown; '' if it can. */
	problem?: string;
}

/** The name and the URL of a file. */
export function FileText( { url, problem = '' }: Props ) {
	return (
		<div className="pagewright-media-player-details__file">
			<div>
				<bdi>{ nameOf( url ) }</bdi>
			</div>
			<div className="pagewright-media-player-details__url">
				<bdi dir="ltr">{ url }</bdi>
			</div>
			{ problem && (
				<div className="pagewright-media-player-details__problem">{ problem }</div>
			) }
		</div>
	);
}
