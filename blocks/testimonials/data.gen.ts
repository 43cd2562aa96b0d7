// Made by "npm run types" from widget.json.

export type TestimonialsData = {
	title: string;
	testimonials: Array< {
		name: string;
		link_name: boolean;
		location: string;
		image: number;
		link_image: boolean;
		text: string;
		url: string;
		new_window: boolean;
	} >;
	settings: {
		per_line: number;
		responsive: {
			tablet: {
				per_line: number;
				image_size: number;
				width: number | '';
			};
			mobile: {
				per_line: number;
				image_size: number;
				width: number | '';
			};
		};
	};
	design: {
		image: {
			image_shape: 'square' | 'round' | '';
			image_size: number;
		};
		colors: {
			testimonial_background: string | false;
			text_background: string | false;
			text_color: string | false;
		};
		padding: number;
		border_radius: number;
		user_position: 'left' | 'right' | 'middle' | '';
		layout: 'side' | 'text_above' | 'text_below' | '';
		equalize_testimonial_height: boolean;
	};
};
