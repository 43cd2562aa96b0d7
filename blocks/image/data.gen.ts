// Made by "npm run types" from widget.json.

export type ImageData = {
	image: number;
	size: string;
	size_external: string;
	align: 'default' | 'left' | 'right' | 'center' | '';
	title_align: 'default' | 'left' | 'right' | 'center' | '';
	title: string;
	title_position: 'hidden' | 'above' | 'below' | '';
	alt: string;
	url: string;
	link_title: boolean;
	new_window: boolean;
	bound: boolean;
	full_width: boolean;
	rel: string;
	image_shape: {
		enable: boolean;
		shape: string;
		repeat: 'no-repeat' | 'repeat' | 'space' | 'repeat-x' | 'repeat-y' | '';
		size: string | false;
		alignment: 'left' | 'center' | 'right' | '';
	};
};
